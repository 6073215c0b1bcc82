import { cleanup, render, screen } from '@testing-library/react'
import { aProgrammeRow, drawn } from '@/tests/fixtures/a-programme-row'
import { ProgrammeCards } from './programme-cards'

const show = (extra: object = {}, isAtLevel = false) =>
  render(
    <ProgrammeCards
      level="bachelor"
      isAtLevel={isAtLevel}
      subject="nursing"
      programmes={[
        { ...drawn(aProgrammeRow({ key: 'au-1', universityId: 'alpha', hasPage: true })), ...extra },
      ]}
    />,
  )

it('leads to the programme and to its university', () => {
  show()
  expect(screen.getByRole('link', { name: 'Bachelor of Nursing' })).toHaveAttribute(
    'href',
    '/programmes/alpha/au-1',
  )
  expect(screen.getByRole('link', { name: 'Alpha University' })).toHaveAttribute(
    'href',
    '/universities/alpha?subject=nursing',
  )
  cleanup()
  show({}, true)
  expect(screen.getByRole('link', { name: 'Alpha University' })).toHaveAttribute(
    'href',
    '/universities/alpha?level=bachelor&subject=nursing',
  )
})

it('says whether it can take the visitor only where a browser knows it', () => {
  show()
  expect(screen.queryByText(/Can they take me/)).not.toBeInTheDocument()
  show({ takes: 'almost' })
  expect(screen.getByText('Can they take me?').parentElement).toHaveTextContent('Can they take me? ≈ Almost')
})

it('leads to the university’s own site where only general knowledge names the subject', () => {
  show({ site: 'https://alpha.example' })
  expect(screen.getByRole('link', { name: /The university’s site/ })).toHaveAttribute(
    'href',
    'https://alpha.example',
  )
})

it('puts the programme, or the subject of a row without a page, into the comparison', () => {
  show()
  const compare = () => screen.getByRole('button', { name: /^Compare .*, Alpha University$/ })
  expect(compare()).toHaveAttribute('href', '/universities?tab=compare&compare=alpha/au-1')
  cleanup()
  show({ href: '/universities/alpha' })
  expect(compare()).toHaveAttribute('href', '/universities?tab=compare&compare=alpha/~nursing.bachelor')
})
