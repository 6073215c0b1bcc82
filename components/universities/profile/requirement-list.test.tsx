import { render, screen } from '@testing-library/react'
import { RequirementSchema } from '@/lib/facts/requirement'
import { RequirementList } from './requirement-list'

const APS = RequirementSchema.parse({
  id: 'aps',
  kind: 'certificates',
  title: 'Get the APS certificate',
  text: 'It can take months.',
  countries: ['de'],
  levels: ['master'],
  certificates: ['cn', 'in'],
  ifUnknown: 'If your degree is from China or India.',
  validFor: '2026/27',
  source: { title: 'APS', publisher: 'Academic Evaluation Centre', url: 'https://aps.example.org/' },
})

test('says what is needed, for whom, at which level, and by whose word (issue 33, A)', () => {
  const { container } = render(<RequirementList requirements={[APS]} />)
  expect(screen.getByText('Get the APS certificate')).toBeInTheDocument()
  expect(screen.getByText('It can take months. If your degree is from China or India.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Academic Evaluation Centre/ })).toHaveAttribute(
    'href',
    'https://aps.example.org/',
  )
  expect(container.querySelector('[data-for="master"]')).toBeInTheDocument()
})

test('is left out where nothing is needed', () => {
  const { container } = render(<RequirementList requirements={[]} />)
  expect(container).toBeEmptyDOMElement()
})
