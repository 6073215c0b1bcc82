import { render } from '@testing-library/react'
import { JsonLd } from './json-ld'

it('writes structured data that no text in it can break out of', () => {
  const { container } = render(
    <JsonLd
      data={{ '@context': 'https://schema.org', '@type': 'CollegeOrUniversity', name: '</script><b>x</b>' }}
    />,
  )
  const script = container.querySelector('script[type="application/ld+json"]')
  expect(container.querySelector('b')).toBeNull()
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: '</script><b>x</b>' })
})
