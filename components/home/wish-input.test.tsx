import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { keepAnswer, PROFILE_KEY, readAnswer } from '@/lib/device/profile-entry'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { WORLD_COUNTRIES } from '@/lib/places/files'
import { hydrateAfter } from '@/tests/setup/hydrate'
import { WishInput } from './wish-input'

let load: jest.SpyInstance

// What reads the text is there at once then.
beforeAll(() => import('@/lib/places/find-country'))
beforeEach(() => {
  load = jest
    .spyOn(WORLD_COUNTRIES, 'load')
    .mockResolvedValue([{ code: 'ng', name: 'Nigeria', aliases: [], demonyms: ['Nigerian'] }])
  localStorage.removeItem(PROFILE_KEY)
})
afterEach(() => document.body.replaceChildren())

/** As the home page fills the blank from the profile. */
function Fill({ text }: { text: string }) {
  useEffect(() => {
    if (text) document.querySelector('input')!.value = text
  }, [text])
  return null
}

async function visit(type: NavigationTimingType, { typed = '', filled = '' }) {
  const entries = () => [{ type }]
  Object.assign(performance, { getEntriesByType: entries })
  await act(async () => {
    hydrateAfter(
      <>
        <Fill text={filled} />
        <WishInput keeps="passport" />
      </>,
      (html) => {
        html.querySelector('input')!.value = typed
      },
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

it('keeps a text that was typed before the script came', async () => {
  await visit('navigate', { typed: 'Nigerian' })
  expect(readAnswer('nationality')).toBe('ng')
})

it.each(['back_forward', 'reload'] as const)(
  'keeps no text that the browser restored (%s): the profile may have been cleared since',
  async (type) => {
    await visit(type, { typed: 'Nigerian' })
    expect(readAnswer('nationality')).toBe('')
  },
)

it('reads nothing for a text that the profile itself filled in', async () => {
  await visit('navigate', { filled: 'Nigeria' })
  expect(load).not.toHaveBeenCalled()
})

it.each(['subject', 'fieldOfStudy'])(
  'has the %s of the profile by its name, and leaves what is typed',
  async (kept) => {
    jest
      .spyOn(SUBJECTS, 'load')
      .mockResolvedValue({ broad: ['Arts'], subjects: [['law', 'Laws', '', '', 0, '', '']] })
    keepAnswer(kept, 'law')
    render(<WishInput keeps="subject" aria-label="Subject" />)
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Laws'))
    render(<WishInput keeps="subject" aria-label="Typed" defaultValue="nursing" />)
    await act(async () => {})
    expect(screen.getByLabelText('Typed')).toHaveValue('nursing')
  },
)
