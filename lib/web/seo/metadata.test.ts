import { pageMetadata } from './metadata'

it('names a page, what it is about, and its address', () => {
  expect(pageMetadata({ title: 'About', description: 'Who we are.', path: '/about' })).toMatchObject({
    title: 'About',
    description: 'Who we are.',
    alternates: { canonical: '/about' },
    openGraph: {
      title: 'About',
      description: 'Who we are.',
      url: '/about',
      images: [{ url: '/og/about.png', width: 1200, height: 630, alt: 'About, on Meridian' }],
    },
  })
})
