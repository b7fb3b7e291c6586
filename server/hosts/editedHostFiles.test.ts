import { existsSync } from 'node:fs';
import { newFolder } from '../../tests/testing/newFolder';
import { keepEditedHostFiles } from './editedHostFiles';
import { writeHostFiles } from './writeHostFiles';

const { inFolder, put, read } = newFolder();

/** The host files of a build into `site`, of which `site.next` is the next one. */
function buildTwice() {
  const shop = { root: inFolder('site'), headers: [], siteUrl: 'https://loja.example' };
  for (const folder of ['site', 'site.next']) {
    put(`${folder}/index.html`, '');
    writeHostFiles(inFolder(folder), shop);
  }
}
const keepEdited = () => keepEditedHostFiles(inFolder('site'), inFolder('site.next'));

it('a file for a host that nobody has changed is replaced without a word', () => {
  expect(keepEdited()).toEqual([]); // The first build.
  buildTwice();
  expect(keepEdited()).toEqual([]);
});

it('a changed nginx.conf is copied beside the build, and a sentence names its lines and what to do', () => {
  buildTwice();
  const edited = read('site/nginx.conf').replace('listen 80;', 'listen 443 ssl; # managed by Certbot');
  put('site/nginx.conf', edited);
  expect(keepEdited()).toEqual([
    `${inFolder('site/nginx.conf')} foi mudado à mão ("listen 443 ssl; # managed by Certbot"), e a construção o escreveu de novo. O que havia está em ${inFolder('site.nginx.conf.antes')}. Um certificado fica em .env, em TLS_CERTIFICATE e TLS_KEY; ponha o resto num arquivo seu em /etc/nginx/conf.d.`,
  ]);
  expect(read('site.nginx.conf.antes')).toBe(edited);
});

it('an earlier copy is not overwritten by a later one', () => {
  buildTwice();
  put('site.nginx.conf.antes', 'a primeira');
  put('site/nginx.conf', 'a segunda');
  expect(keepEdited()[0]).toContain(inFolder('site.nginx.conf.antes-2'));
  expect([read('site.nginx.conf.antes'), read('site.nginx.conf.antes-2')]).toEqual([
    'a primeira',
    'a segunda',
  ]);
});

it('the files of all hosts are kept, and a file that the owner has removed is none of them', () => {
  buildTwice();
  for (const name of ['.htaccess', '_headers', '_redirects'])
    put(`site/${name}`, `${read(`site/${name}`)}# meu`);
  expect(keepEdited()).toHaveLength(3);
  expect(existsSync(inFolder('site.htaccess.antes'))).toBe(true);
});
