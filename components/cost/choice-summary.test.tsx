import { render, screen } from '@testing-library/react'
import { aChoice, aCost } from '@/tests/fixtures/choice'
import { ChoiceSummary } from './choice-summary'

const show = (fields: Parameters<typeof aChoice>[0] = {}, isUsualLength = false) =>
  render(
    <ChoiceSummary
      table={aCost({ choice: aChoice(fields) })}
      choice={{ kind: 'programme', id: 'alpha/one', universityId: 'alpha', level: 'bachelor' }}
      countryCode="nl"
      level="bachelor"
      isUsualLength={isUsualLength}
    />,
  )

it('names what the sum is made of', () => {
  show()
  expect(screen.getByText(/^For students from abroad: tuition, living, visa and application\./)).toBeVisible()
  expect(screen.queryByText(/The length is the usual one/)).toBeNull()
})

it('counts no tuition in where none is known', () => {
  show({ fees: [] })
  expect(screen.getByText('No total: tuition is not known')).toBeVisible()
  expect(screen.getByText(/^For students from abroad: living, visa and application\./)).toBeVisible()
})

it('says where the length is not the course’s own', () => {
  show({}, true)
  expect(screen.getByText(/The length is the usual one there/)).toBeVisible()
})
