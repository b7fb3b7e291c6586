import { localSiteWarnings } from './localSite';

it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'http://0.0.0.0'])(
  'warns of %s',
  (siteUrl) => {
    expect(localSiteWarnings(siteUrl)).toEqual([expect.stringMatching(/^SITE_URL é "http:/)]);
  },
);

it.each(['https://loja.example', 'http://192.168.0.7', 'https://localhost.example'])(
  'says nothing of %s',
  (siteUrl) => {
    expect(localSiteWarnings(siteUrl)).toEqual([]);
  },
);
