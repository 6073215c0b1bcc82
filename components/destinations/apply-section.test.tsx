import { render, screen } from '@testing-library/react'
import { listRoutes } from '@/lib/destinations/routes'
import { aDestination, NOTHING_NATIONAL } from '@/tests/fixtures/a-destination'
import { aRoundRule, aRouteRule } from '@/tests/fixtures/national'
import { ApplySection } from './apply-section'

const show = (...routes: object[]) =>
  render(
    <ApplySection
      destination={aDestination({
        national: { ...NOTHING_NATIONAL, routes: listRoutes(routes.map(aRouteRule)) },
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

test('nothing stands where no way is known', () => {
  const { container } = show()
  expect(container).toBeEmptyDOMElement()
})
