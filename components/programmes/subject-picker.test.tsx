import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { keepAnswer } from '@/lib/device/profile-entry'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { PROGRAMMES } from '@/lib/programmes/list'
import { renderAt } from '@/tests/setup/render'
import { SubjectPicker } from './subject-picker'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

type Loaded = NonNullable<ReturnType<typeof SUBJECTS.get>>

beforeEach(() => localStorage.clear())

test.each(['subject', 'fieldOfStudy'])(
  'the %s of the visitor’s profile is the first, and chosen',
  async (kept) => {
    keepAnswer(kept, 'nursing')
    const subjects = [
      ['law', 'Law', '', ''],
      ['nursing', 'Nursing', '', ''],
    ] as unknown as Loaded['subjects']
    jest.spyOn(SUBJECTS, 'get').mockReturnValue({ subjects } as Loaded)
    const anchor = createRef<HTMLButtonElement>()
    await renderAt(
      '',
      <SubjectPicker anchor={anchor} startText="" search={PROGRAMMES.untouched} onClose={() => {}} />,
    )
    const [first, second] = screen.getAllByRole('option')
    expect(first).toHaveTextContent('Nursing')
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(second).toHaveTextContent('Law')
  },
)
