import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { DeadlineSchema } from '@/lib/scholarships/record/schema'
import { aRow } from '@/tests/fixtures/scholarship'
import { DatedCards } from './dated-cards'

const autumn = aRow({ dates: { deadlines: [DeadlineSchema.parse({ month: 10, day: 12 })], opensMonth: 9 } })

afterEach(() => jest.useRealTimers())

it('tells the usual date until the browser knows the day', () => {
  expect(renderToString(<DatedCards awards={[autumn]} />)).toContain('12 October')
})

it('tells where an award stands by the visitor’s own date', () => {
  jest.useFakeTimers({ now: new Date('2027-11-15T12:00:00') })
  render(<DatedCards awards={[autumn]} />)
  expect(screen.getByText('Closed for this year, usually reopens in September')).toBeVisible()
})
