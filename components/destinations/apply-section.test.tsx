import { render, screen } from '@testing-library/react'
import { listRoutes } from '@/lib/destinations/routes'
import { aDestination, NOTHING_NATIONAL } from '@/tests/fixtures/a-destination'
import { aVisa } from '@/tests/fixtures/a-visa'
import { aRoundRule, aRouteRule } from '@/tests/fixtures/national'
import { ApplySection } from './apply-section'

const show = (...routes: object[]) =>
  render(
    <ApplySection
      destination={aDestination({
        national: { ...NOTHING_NATIONAL, routes: listRoutes(routes.map(aRouteRule), '2026-11-27') },
      })}
    />,
  )

test('a way to apply is a link with its dates, and names a day only where it is sure', () => {
  show({}, { id: 'unsure', name: 'Direct', rounds: [aRoundRule({ isUnsure: true })] })
  expect(screen.getByRole('link', { name: /^Shared service/ })).toHaveAttribute(
    'href',
    'https://example.org/apply',
  )
  const [sure, unsure] = screen.getAllByRole('listitem')
  expect(sure).toHaveTextContent('15 July')
  expect(unsure).toHaveTextContent('usually in July')
  expect(unsure).not.toHaveTextContent('15 July')
})

test('a way without a common date says so, and has no line that could pass for closed', () => {
  const { container } = show({ rounds: [] })
  expect(screen.getByRole('listitem')).toHaveTextContent('No common date is known.Courses begin October')
  expect(container.querySelector('svg')).toBeNull()
})

test('teaching and the usual wait for a visa stand on the same line', () => {
  const facts = { ...aDestination().facts, academicYear: { starts: [9], ends: [6], note: null } }
  const visa = aVisa({ processingWeeks: [3, 8] })
  render(<ApplySection destination={aDestination({ facts, national: { ...NOTHING_NATIONAL, visa } })} />)
  const [wait, teaching] = screen.getAllByRole('listitem').slice(-2)
  expect(wait).toHaveTextContent('VisaThe usual wait3 to 8 weeks, drawn before teaching begins.')
  expect(teaching).toHaveTextContent('TeachingGeneral knowledge, November 2026.September to June.')
})

test('nothing stands where no way is known', () => {
  const { container } = show()
  expect(container).toBeEmptyDOMElement()
})
