import { render, screen, within } from '@testing-library/react'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import { aCard } from '@/tests/fixtures/a-card'
import { UniversityCard } from './university-card'

const FULL = aCard({
  isFull: true,
  location: 'Nice',
  website: 'https://www.example.org',
  rank: { label: '601–610', publisher: 'QS', year: 2026, national: 3 },
  description: 'A place by the sea.',
  established: '1965',
  students: '12,000',
  studentsNote: 'undergraduates only',
  international: '20%',
  internationalNote: 'about 2,400',
  acceptance: '44%',
  tuition: {
    international: 'EUR 3,000 a year',
    dollars: 'about US$ 3,400 a year',
    basis: 'official register, 2025/26',
    domestic: 'No tuition fee',
  },
  sector: 'Public',
  programmes: { shown: ['Law', 'Music', 'History', 'Physics'], more: 2 },
  entry: 'Min GPA 3.0 · SAT',
  english: 'IELTS 6.5',
  deadline: '31 January',
  deadlineNote: 'Portal, 2026',
  language: 'French; many in English',
  scholarships: { shown: ['Eiffel'], more: 0 },
  campus: 'Housing: Available · Clubs: 40+ active',
})

const termOf = (term: string) => screen.getByText(term, { selector: 'dt, dt span' }).closest('dl > div, dl')

/** The text beside a term of the card, without the marks that explain it. */
function figure(term: string) {
  const values = [...(termOf(term)?.querySelectorAll('dd') ?? [])].map(
    (value) => value.cloneNode(true) as HTMLElement,
  )
  for (const mark of values.flatMap((value) => [...value.querySelectorAll('button, [popover]')]))
    mark.remove()
  return values.map(({ textContent }) => textContent).join(' · ')
}

/** What the mark at a term tells. */
const basis = (term: string) => termOf(term)?.querySelector('[popover]')?.textContent

/** The sentence of figures, without the marks that explain it; nothing where a card has none. */
function figuresOf(container: HTMLElement) {
  const sentence = container.querySelector('[data-slot=card-facts]')?.cloneNode(true) as
    HTMLElement | undefined
  for (const mark of sentence?.querySelectorAll('button, [popover]') ?? []) mark.remove()
  return sentence?.textContent.replaceAll('\u00a0', ' ').trim()
}

/** What a mark of the sentence of figures tells. */
const figuresBasis = (of: string) =>
  screen.getByRole('button', { name: `Basis: ${of}, University of Somewhere` }).nextElementSibling
    ?.textContent

it('opens the profile at the level that was asked for, also where a reader keeps another', () => {
  render(<UniversityCard card={FULL} isAtLevel />)
  expect(screen.getByRole('link', { name: 'University of Somewhere' })).toHaveAttribute(
    'href',
    `/universities/${FULL.id}?level=bachelor`,
  )
})

it('shows everything a full record knows', () => {
  const { container } = render(<UniversityCard card={FULL} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { level: 3, name: 'University of Somewhere' })).toHaveAttribute(
    'translate',
    'no',
  )
  expect(card.getByText('Nice, France')).toBeVisible()
  expect(card.getByText('#601–610').parentElement).toHaveTextContent('#601–610 Global')
  expect(card.getByText('#3').parentElement).toHaveTextContent('#3 France')
  expect(card.getByText('A place by the sea.')).toBeVisible()
  expect(figuresOf(container)).toBe(
    '1965 established · 12,000 students · 20% international · 44% acceptance rate · ' +
      'Public · Min GPA 3.0 · SAT · Housing: Available · Clubs: 40+ active Available Scholarships 1',
  )
  expect(figure('International tuition (bachelor’s)')).toBe(
    'EUR 3,000 a year · about US$ 3,400 a year · domestic: No tuition fee',
  )
  expect(card.getByText('Popular programs:').parentElement).toHaveTextContent(
    'Popular programs: Law, Music, History, Physics +2 more',
  )
  expect(figure('English')).toBe('IELTS 6.5 · taught in French; many in English')
  expect(figure('Deadline')).toBe('31 January')
})

it('tells what a value rests on at a mark beside it, and which awards there are', () => {
  render(<UniversityCard card={FULL} />)
  expect(basis('International tuition (bachelor’s)')).toBe('official register, 2025/26')
  expect(basis('Deadline')).toBe('Portal, 2026')
  expect(figuresBasis('figures')).toBe(
    'Students: undergraduates only. International: about 2,400. World ranking: QS 2026.',
  )
  expect(figuresBasis('Available Scholarships')).toBe('Eiffel')
  expect(screen.getByRole('button', { name: 'Basis: Deadline, University of Somewhere' })).toHaveAttribute(
    'popovertarget',
  )
})

it('says what decides before the description: fee, deadline and English', () => {
  render(<UniversityCard card={FULL} />)
  const about = screen.getByText('A place by the sea.')
  for (const term of ['International tuition (bachelor’s)', 'Deadline', 'English']) {
    const decisive = screen.getByText(term, { selector: 'dt, dt span' })
    expect(decisive.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  const popular = screen.getByText('Popular programs:')
  expect(popular.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

it('says first what a year of tuition and living costs, where both are known', () => {
  render(<UniversityCard card={{ ...FULL, total: 'about US$ 15,600' }} />)
  expect(figure('Tuition and living a year (bachelor’s)')).toBe(
    'about US$ 15,600 · tuition EUR 3,000 · domestic: No tuition fee',
  )
})

it('tells at the mark all that students at home pay, where the line has no room for it', () => {
  const domestic = 'USD 18,309 a year for residents of the state, USD 60,107 a year for others'
  const tuition = { international: 'USD 60,107 a year', dollars: null, basis: '2025', domestic }
  render(<UniversityCard card={aCard({ tuition })} />)
  expect(figure('International tuition (bachelor’s)')).toBe(
    'USD 60,107 a year · domestic: USD 18,309 a year for residents of the state, USD…',
  )
  expect(basis('International tuition (bachelor’s)')).toBe(`2025. domestic: ${domestic}`)
})

it('says the language where no test of English is known', () => {
  render(<UniversityCard card={{ ...FULL, english: null }} />)
  expect(figure('Taught in')).toBe('French; many in English')
})

it('reads a share as a share (fault 19)', () => {
  const { container } = render(<UniversityCard card={FULL} />)
  expect(figuresOf(container)).toContain(' · 20% international · ')
})

it('says one fee once where those at home pay the same', () => {
  const fee = 'USD 9,000 a year'
  const tuition = { international: fee, dollars: null, basis: '2025', domestic: fee }
  render(<UniversityCard card={aCard({ tuition })} />)
  expect(figure('International tuition (bachelor’s)')).toBe('USD 9,000 a year · domestic the same')
})

it('says of what is known only for another level that it is not known for this one', () => {
  const elsewhere = { deadline: 'For a bachelor’s: 13 January (UCAS)' }
  render(<UniversityCard card={aCard({ level: 'master', elsewhere })} />)
  expect(figure('Deadline')).toBe('Not known for a master’s · For a bachelor’s: 13 January (UCAS)')
})

it('says at once of a date that it is the country’s, not the university’s', () => {
  const deadline = {
    deadline: 'usually in June',
    deadlineNote: 'Direct to the university, usual in the country',
  }
  render(<UniversityCard card={aCard(deadline)} />)
  expect(figure('Country’s deadline')).toBe('usually in June')
  expect(screen.queryByText('Deadline')).not.toBeInTheDocument()
})

it('tells at the mark what would be cut', () => {
  const elsewhere = { english: 'For a bachelor’s: TOEFL iBT 100 or IELTS 7.0 in each part' }
  const months = 'usually between December and January, depending on the course'
  const deadline = `${months} and on the country of the school`
  render(<UniversityCard card={aCard({ level: 'master', deadline, elsewhere })} />)
  expect(figure('Deadline')).toBe('usually between December and January…')
  expect(basis('Deadline')).toBe(deadline)
  expect(figure('English')).toBe('Not known for a master’s')
  expect(basis('English')).toBe(elsewhere.english)
})

it('cites who published the rank, and when', () => {
  render(<UniversityCard card={FULL} />)
  expect(screen.getByTitle('QS 2026')).toHaveTextContent('#601–610 Global')
})

it('leaves out figures that could not be loaded', () => {
  const card = aCard({ isFull: true, established: '', international: '', students: '900', acceptance: '5%' })
  const { container } = render(<UniversityCard card={card} />)
  expect(figuresOf(container)).toBe('900 students · 5% acceptance rate')
})

it('opens the website in a new tab and the profile in this one', () => {
  render(<UniversityCard card={FULL} />)
  const site = screen.getByRole('link', { name: 'Visit Website of University of Somewhere' })
  expect(site).toHaveAttribute('href', 'https://www.example.org')
  expect(site).toHaveAttribute('target', '_blank')
  expect(site.getAttribute('rel')).toContain('noopener')
  expect(screen.getByRole('link', { name: 'University of Somewhere' })).toHaveAttribute(
    'href',
    '/universities/university-of-somewhere',
  )
})

it('says of a full record which figures are not reported', () => {
  const { container } = render(<UniversityCard card={{ ...FULL, acceptance: NOT_REPORTED }} />)
  expect(figuresOf(container)).toContain('20% international · acceptance rate not reported · Public')
})

it('shows of a basic record only what is known, and says that it is one', () => {
  const { container } = render(<UniversityCard card={aCard({ established: '1900' })} />)
  expect(screen.getByText(/^Basic record/)).toBeVisible()
  expect(figuresOf(container)).toBe('1900 established')
  expect(screen.queryByRole('term')).not.toBeInTheDocument()
})

it('draws no empty group when nothing at all is known', () => {
  const { container } = render(<UniversityCard card={aCard()} />)
  expect(screen.getByText('France')).toBeVisible()
  expect(figuresOf(container)).toBeUndefined()
  expect(screen.queryByRole('term')).not.toBeInTheDocument()
  expect(screen.queryByText(/Global/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('is saved by its heart, but for a preview and what the visitor added', () => {
  const { rerender } = render(<UniversityCard card={FULL} />)
  expect(screen.getByRole('button', { name: `Save ${FULL.name} to my plan`, pressed: false })).toBeVisible()
  rerender(<UniversityCard card={FULL} isPreview />)
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
  rerender(<UniversityCard card={{ ...FULL, addedByYou: true }} />)
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
})

it('shows Compare only when an action is supplied', () => {
  const { rerender } = render(<UniversityCard card={FULL} />)
  expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument()
  rerender(<UniversityCard card={FULL} action={<button>Compare</button>} />)
  expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible()
})

it('says whose fee it shows where the visitor does not pay as everybody from abroad', () => {
  const tuition = { international: 'EUR 170 a year', dollars: 'about US$ 184 a year', domestic: null }
  const payer = { status: 'eu-eea', why: '' } as const
  const basis = 'Citizens of the EU pay the fee of students from the EU and EEA'
  const card = { ...FULL, payer, tuition: { ...tuition, basis }, total: 'about US$ 9,800' }
  const { unmount } = render(<UniversityCard card={card} />)
  expect(figure('Tuition and living a year (bachelor’s)')).toBe(
    'about US$ 9,800 · tuition EUR 170 · for students from the EU and EEA',
  )
  unmount()
  const about = { ...card.tuition, international: 'About EUR 170 a year' }
  const rough = render(<UniversityCard card={{ ...card, tuition: about }} />)
  expect(figure('Tuition and living a year (bachelor’s)')).toContain('tuition about EUR 170')
  rough.unmount()
  render(
    <UniversityCard
      card={{ ...card, total: null, tuition: { ...card.tuition, international: null, dollars: null } }}
    />,
  )
  expect(figure('Tuition (bachelor’s)')).toBe('Not reported · for students from the EU and EEA')
})
