import type { Settings } from '../settings/settings';

/** The web app's manifest. */
export const manifestText = ({ name, slogan, colours }: Settings) =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      description: slogan,
      lang: 'pt-BR',
      start_url: './',
      display: 'standalone',
      background_color: colours['white-200'],
      theme_color: colours.white,
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;
