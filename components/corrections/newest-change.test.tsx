import { render, screen } from '@testing-library/react'
import { NewestChange } from './newest-change'

const HREF = '/resources/countries/de'
const CHANGE = {
  ...{ name: 'Germany', what: 'Money to show', from: 'EUR 11,208', to: 'EUR 11,904', href: HREF },
  ...{ countries: ['de'], day: '2026-11-20', why: 'The sum of 2026', key: 'a' },
}

it('tells the newest change, from what, to what, and leads to all of them', () => {
  render(<NewestChange href={HREF} changes={[CHANGE, { ...CHANGE, day: '2026-10-01', what: 'Visa fee' }]} />)
  const link = screen.getByRole('link', { name: 'What changed here, last on 20 November 2026' })
  expect(link).toHaveAttribute('href', `/corrections?about=${HREF}#changed`)
  expect(screen.getByText('Money to show')).toBeVisible()
  expect(screen.queryByText('Visa fee')).not.toBeInTheDocument()
})

it('leads to the feed of a country also where the rules never changed, and draws nothing without either', () => {
  const { container, rerender } = render(<NewestChange href={HREF} changes={[]} country={false} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<NewestChange href={HREF} changes={[]} country="de" />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/changes/de/rss.xml')
})
