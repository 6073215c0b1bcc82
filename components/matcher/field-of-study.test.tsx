import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import type { SubjectsFile } from '@/lib/eligibility/subjects-file'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { aProfile } from '@/tests/fixtures/matcher'
import { FieldOfStudy } from './field-of-study'

const FILE: SubjectsFile = {
  broad: ['All'],
  subjects: [
    ['public-health', 'Public health', 'mph', 'salud pública', 0, 'public-health', ''],
    ['computer-science', 'Computer science', 'comp sci', '', 0, 'computer-science', ''],
    ['forestry', 'Forestry', 'forest science', '', 0, 'agriculture', ''],
    ['aviation', 'Aviation', 'pilot training', '', 0, '', ''],
  ],
}

const field = () => screen.getByRole('combobox', { name: 'Field of study' })
const subject = () => screen.getByLabelText('Your subject (optional)')
const told = () => {
  const { fieldOfStudy, subject } = useProfileStore.getState().profile
  return { fieldOfStudy, subject }
}
async function type(text: string) {
  await userEvent.clear(subject())
  await userEvent.type(subject(), text)
  await userEvent.tab()
}

beforeEach(() => {
  localStorage.clear()
  useProfileStore.getState().replace(EMPTY_PROFILE)
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => FILE })
})

it('chooses the field of a subject by its name or synonym, and keeps its own name on the screen', async () => {
  render(<FieldOfStudy />)
  await type('comp sci')
  expect(field()).toHaveDisplayValue('Computer Science')
  expect(subject()).toHaveDisplayValue('Computer science')
  expect(subject()).toHaveAccessibleDescription('Scholarships name it by the field Computer Science.')
  expect(told()).toEqual({ fieldOfStudy: 'computer-science', subject: 'computer-science' })
})

it('suggests subjects', async () => {
  render(<FieldOfStudy />)
  await userEvent.type(subject(), 'mp')
  await userEvent.click(await screen.findByRole('option', { name: 'Public health' }))
  expect(told()).toEqual({ fieldOfStudy: 'public-health', subject: 'public-health' })
})

it('adds a field that the list does not have while its subject is chosen', async () => {
  render(<FieldOfStudy />)
  expect(screen.queryByRole('option', { name: 'Agriculture and Food' })).toBeNull()
  await type('forestry')
  expect(field()).toHaveDisplayValue('Agriculture and Food')
})

it('says so where no field holds the subject', async () => {
  render(<FieldOfStudy />)
  await type('pilot training')
  expect(field()).toHaveDisplayValue('Any field')
  expect(subject()).toHaveDisplayValue('Aviation')
  expect(subject()).toHaveAccessibleDescription(/^No field of scholarships holds it/)
})

it('says that a text names no subject, and takes back the field that an earlier one chose', async () => {
  render(<FieldOfStudy />)
  await type('forestry')
  await type('forestry on the moon')
  expect(subject()).toBeInvalid()
  expect(subject()).toHaveDisplayValue('forestry on the moon')
  expect(subject()).toHaveAccessibleDescription(/^No subject of that name/)
  expect(told()).toEqual({ fieldOfStudy: '', subject: '' })
})

it('lets a field that is chosen from the list overrule the subject', async () => {
  render(<FieldOfStudy />)
  await type('forestry')
  await userEvent.selectOptions(field(), 'Law')
  expect(told()).toEqual({ fieldOfStudy: 'law', subject: '' })
  expect(subject()).toHaveDisplayValue('')
  expect(subject()).toBeValid()
})

it('shows the subject of a kept profile by its name', async () => {
  useProfileStore.getState().replace(aProfile({ fieldOfStudy: 'public-health', subject: 'public-health' }))
  render(<FieldOfStudy />)
  expect(await screen.findByDisplayValue('Public health')).toBeVisible()
})
