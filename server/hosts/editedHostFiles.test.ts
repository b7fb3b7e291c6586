import { existsSync } from 'node:fs';
import { newFolder } from '../../tests/testing/newFolder';
import { keepEditedHostFiles } from './editedHostFiles';
import { writeHostFiles } from './writeHostFiles';

const { inFolder, put, read } = newFolder();

/** Writes the host files of a build into `site`. */
function build() {
  put('site/index.html', '');
  writeHostFiles(inFolder('site'), { root: inFolder('site'), headers: [], siteUrl: 'https://loja.example' });
}
const keepEdited = () => keepEditedHostFiles(inFolder('site'));

it('a file for a host that nobody has changed is replaced without a word', () => {
  expect(keepEdited()).toEqual([]); // The first build.
  build();
  expect(keepEdited()).toEqual([]);
});

it('a changed nginx.conf is copied beside the build, and a sentence names its lines and what to do', () => {
  build();
  const edited = read('site/nginx.conf').replace('listen 80;', 'listen 443 ssl; # managed by Certbot');
  put('site/nginx.conf', edited);
  expect(keepEdited()).toEqual([
    `${inFolder('site/nginx.conf')} foi mudado à mão ("listen 443 ssl; # managed by Certbot"), e a construção o escreveu de novo. O que havia está em ${inFolder('site.nginx.conf.antes')}. Um certificado fica em .env, em TLS_CERTIFICATE e TLS_KEY; ponha o resto num arquivo seu em /etc/nginx/conf.d.`,
  ]);
  expect(read('site.nginx.conf.antes')).toBe(edited);
});

it('an earlier copy is not overwritten by a later one', () => {
  build();
  put('site.nginx.conf.antes', 'a primeira');
  put('site/nginx.conf', 'a segunda');
  expect(keepEdited()[0]).toContain(inFolder('site.nginx.conf.antes-2'));
  expect([read('site.nginx.conf.antes'), read('site.nginx.conf.antes-2')]).toEqual([
    'a primeira',
    'a segunda',
  ]);
});

it('the files of all hosts are kept, and a file that the owner has removed is none of them', () => {
  build();
  for (const name of ['.htaccess', '_headers', '_redirects'])
    put(`site/${name}`, `${read(`site/${name}`)}# meu`);
  expect(keepEdited()).toHaveLength(3);
  expect(existsSync(inFolder('site.htaccess.antes'))).toBe(true);
});
