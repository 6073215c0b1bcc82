import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { Wish } from './wish'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }))

beforeEach(() => {
  localStorage.removeItem(PROFILE_KEY)
  jest.spyOn(SUBJECTS, 'load').mockResolvedValue({ broad: [], subjects: [] })
})

/** What the form sends: the passport is in no address. */
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))

it('asks the list for the subject by its name, once', async () => {
  render(<Wish />)
  await userEvent.type(screen.getByLabelText('Subject'), 'nursing')
  expect(sent()).toMatchObject({ level: 'master', subject: 'nursing' })
  expect(sent()).not.toHaveProperty('search')
})
