import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing'
import type { SubjectsFile } from '@/lib/eligibility/subjects-file'
import { fetchFile } from '@/lib/device/fetch-file'
import { aCompared } from '@/tests/fixtures/a-compared'
import { ComparisonChoices } from './comparison-choices'
import { SubjectRow } from './subject-row'

const OPTIONS: SubjectsFile = {
  broad: ['Health and welfare'],
  subjects: [
    ['nursing', 'Nursing', '', '', 0, 'nursing', ''],
    ['public-health', 'Public health', 'mph', '', 0, 'public-health', ''],
  ],
}
const NURSING = { isTold: true, levels: { bachelor: { offered: '2 courses', notes: '3 years' } } }

jest.mock('@/lib/device/fetch-file')

/** Answers for the files that the subjects are loaded from. */
function serve(files: Record<string, unknown>) {
  return jest.mocked(fetchFile).mockImplementation((address) => {
    const file = files[address]
    if (file === undefined) return Promise.reject(new Error(address))
    return Promise.resolve({ json: () => Promise.resolve(file) } as Response)
  })
}

const columns = [aCompared({ id: 'alpha', name: 'Alpha' }), aCompared({ id: 'added-mine', name: 'Mine' })]

const showRow = (
  slug: string,
  served: Parameters<typeof SubjectRow>[0]['served'] = null,
  shown: Parameters<typeof SubjectRow>[0]['columns'] = columns,
) =>
  render(
    <table>
      <SubjectRow slug={slug} served={served} columns={shown} level="bachelor" placeOf={() => ({})} />
    </table>,
  )

it('shows what the server sent, and asks nobody about a university that the visitor added', async () => {
  const fetch = serve({})
  showRow('nursing', { slug: 'nursing', name: 'Nursing', told: { alpha: NURSING } })
  expect(screen.getByRole('rowheader', { name: 'Nursing' })).toBeInTheDocument()
  expect(screen.getByText('2 courses')).toBeInTheDocument()
  expect(await screen.findByText('Not known')).toBeInTheDocument()
  expect(fetch).not.toHaveBeenCalled()
})

it('asks for the universities of programmes, each once', async () => {
  const fetch = serve({ '/catalogue/v1/subject/nursing/alpha': NURSING })
  const programmes = ['alpha/au-1', 'alpha/~nursing.bachelor'].map((id) => aCompared({ id, name: id }))
  showRow('nursing', { slug: 'nursing', name: 'Nursing', told: {} }, programmes)
  expect(await screen.findAllByText('2 courses')).toHaveLength(2)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('loads what the server did not send', async () => {
  serve({ '/catalogue/v1/subjects.json': OPTIONS, '/catalogue/v1/subject/nursing/alpha': NURSING })
  showRow('nursing')
  expect(await screen.findByText('2 courses')).toBeInTheDocument()
  expect(await screen.findByText('Not known')).toBeInTheDocument()
})

it('writes the subject that is chosen into the address', async () => {
  serve({ '/catalogue/v1/subjects.json': OPTIONS })
  const onUrlUpdate = jest.fn()
  const onLevel = jest.fn()
  render(<ComparisonChoices subject={null} ids={[]} level="bachelor" onLevel={onLevel} />, {
    wrapper: withNuqsTestingAdapter({ hasMemory: true, onUrlUpdate }),
  })
  await screen.findByRole('option', { name: 'Public health' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My subject' }), 'Public health')
  expect(onUrlUpdate.mock.lastCall?.[0].queryString).toBe('?subject=public-health')
  expect(screen.getByRole('combobox', { name: 'My subject' })).toHaveValue('public-health')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'I want a' }), 'Master’s')
  expect(onLevel).toHaveBeenCalledWith('master')
})
