import type { MetadataRoute } from 'next'
import { SITE } from '@/lib/site'
import { LIGHT_COLOURS } from '@/lib/theme-colours'

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${SITE.name}: ${SITE.tagline}`,
    short_name: SITE.name,
    description: SITE.description,
    start_url: '/',
    display: 'minimal-ui',
    lang: 'en',
    categories: ['education'],
    // A manifest knows no themes, so it names the paper of the light one.
    background_color: LIGHT_COLOURS.paper,
    theme_color: LIGHT_COLOURS.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Universities', url: '/universities' },
      { name: 'Scholarships', url: '/scholarships' },
    ],
  }
}
