import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextDecoder, TextEncoder } from 'node:util'
import { useAddedStore } from '@/lib/import/added-store'
import { LAST_CRAWL_HASH } from '@/lib/scraper/shared/last-crawl'
import { ScrapedUniversitySchema } from '@/lib/scraper/shared/records'
import { writeCardFile } from '@/lib/universities/card-file'
import { encodeIndex } from '@/lib/universities/compact-index'
import { aRow } from '@/tests/fixtures/a-row'
import { aReference } from '@/tests/fixtures/added'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { ImportPanel } from './import-panel'

jest.mock('./start-worker', () => ({
  startWorker: () => {
    throw new Error('This browser has no workers.')
  },
}))

const DELFT = aRow({
  name: 'Delft',
  countryCode: 'nl',
  country: 'Netherlands',
  isFull: true,
  rank: 47,
  students: 20_000,
  text: '',
})

const FILES: Record<string, unknown> = {
  'reference.json': aReference(),
  'index.json': encodeIndex([DELFT], () => []),
  'cards.json': writeCardFile([{ website: 'www.tudelft.nl' }]),
  'names.txt': 'Technische Universiteit Delft\tTUD',
  'records/nl': [
    {
      id: 'delft',
      depth: 'full',
      name: 'Delft',
      countryCode: 'nl',
      establishedYear: 1842,
      popularPrograms: [],
      sources: [],
      editorial: null,
    },
  ],
}

const asked: string[] = []
/** Fetched files are cached by the catalogue's version, so each test has a version of its own. */
let version = 0

beforeEach(() => {
  asked.length = 0
  process.env.CATALOGUE_VERSION = `v${++version}`
  localStorage.clear()
  useAddedStore.setState({ entries: [], trouble: null })
  Object.assign(globalThis, {
    TextEncoder,
    TextDecoder,
    fetch: (address: string) => {
      asked.push(address)
      const file = FILES[address.replace(/^\/catalogue\/v\d+\//, '')]
      return Promise.resolve({
        ok: file !== undefined,
        status: file === undefined ? 404 : 200,
        json: () => Promise.resolve(file),
        text: () => Promise.resolve(String(file)),
        arrayBuffer: () => Promise.resolve(new TextEncoder().encode(String(file)).buffer),
      })
    },
  })
})

async function openPanel(props: Partial<Parameters<typeof ImportPanel>[0]> = {}) {
  const user = userEvent.setup()
  render(<ImportPanel renderCard={(card) => <article aria-label={card.name} />} {...props} />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fill in a short form' })).toBeEnabled())
  const paste = async (text: string) => {
    fireEvent.change(screen.getByLabelText('Or paste JSON or CSV'), { target: { value: text } })
    await user.click(screen.getByRole('button', { name: 'Read it' }))
  }
  const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { user, paste, click }
}

const names = () => useAddedStore.getState().entries.map(({ record }) => record.name)

describe('the import', () => {
  it('shows what was read before anything is kept', async () => {
    const { paste, click } = await openPanel()
    await paste('name,country,mascot\nAlpha,nl,Owl\nBeta,gb,')
    expect(await screen.findByText('2 rows read: 2 new, 0 here already, 0 refused.')).toBeVisible()
    expect(screen.getByText(/^Kept as it is, for your export: mascot/)).toBeVisible()
    expect(screen.getByRole('article', { name: 'Alpha' })).toBeVisible()
    expect(names()).toEqual([])
    await click('Add 2 universities')
    expect(names()).toEqual(['Alpha', 'Beta'])
    expect(screen.getByRole('heading', { name: 'Added by you (2)' })).toHaveFocus()
    expect(screen.queryByText('Look before you add')).not.toBeInTheDocument()
  })

  it('lets a refused row be put right where it stands', async () => {
    const { user, paste, click } = await openPanel()
    await paste('name,country,acceptanceRate\nAlpha,Atlantis,145')
    const row = await screen.findByRole('form', { name: 'Correct line 2' })
    expect(within(row).getByText(/“Atlantis” is not a country we know/)).toBeVisible()
    expect(within(row).getByRole('textbox', { name: /Acceptance rate/ })).toBeInvalid()
    const country = within(row).getByRole('combobox', { name: 'Country' })
    await user.clear(country)
    await user.type(country, 'Holland')
    await click('Check again')
    expect(within(row).queryByText(/not a country/)).not.toBeInTheDocument()
    const rate = within(row).getByRole('textbox', { name: /Acceptance rate/ })
    await user.clear(rate)
    await user.type(rate, '45%')
    await click('Check again')
    await click('Add 1 university')
    expect(names()).toEqual(['Alpha'])
  })

  it('keeps refused rows in view after the good ones are added', async () => {
    const { paste, click } = await openPanel()
    await paste('name,country\nAlpha,nl\nBeta,Atlantis')
    await screen.findByText(/1 refused/)
    await click('Add 1 university')
    expect(screen.getByText('1 row read: 0 new, 0 here already, 1 refused.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add 0 universities' })).toBeDisabled()
    await click('Discard')
    expect(screen.queryByText(/refused/)).not.toBeInTheDocument()
  })

  it('adds a row without the values that are wrong, or with them once they are put right', async () => {
    const { user, paste, click } = await openPanel()
    await paste('name,country,website,acceptanceRate\nAlpha,nl,ftp://x,"0,62"')
    await click('Read 1 row')
    expect(await screen.findByText(/1 new.*1 row will be added without some values/)).toBeVisible()
    const row = screen.getByRole('form', { name: 'Correct line 2' })
    const rate = within(row).getByRole('textbox', { name: /Acceptance rate/ })
    await user.clear(rate)
    await user.type(rate, '62%')
    await click('Check again')
    await click('Add 1 university')
    expect(useAddedStore.getState().entries).toMatchObject([
      { record: { acceptanceRate: 62, website: null } },
    ])
  })

  it('says which rows were not added because what is there was kept', async () => {
    const { paste, click } = await openPanel()
    await paste('name,country\nTU Delft,nl\nDelft,nl\nAlpha,nl\nAlpha,nl')
    await screen.findByText(/2 new, 2 here already/)
    await click('Add 2 universities')
    expect(
      screen.getByText(
        '2 rows not added, because you kept what is there: Delft (line 3) and Alpha (line 5).',
      ),
    ).toBeVisible()
  })

  it('takes the preview away when the next file can’t be read', async () => {
    const { paste } = await openPanel()
    await paste('name,country\nAlpha,nl')
    await screen.findByText('Look before you add')
    await paste('[{"name": Beta}]')
    expect(await screen.findByRole('alert')).toHaveTextContent('not valid JSON')
    expect(screen.queryByText('Look before you add')).not.toBeInTheDocument()
    await paste('name,country\nGamma,nl')
    expect(await screen.findByRole('article', { name: 'Gamma' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('warns of a file that does not say how it is written, and reads it as the visitor says', async () => {
    const { user } = await openPanel()
    const bytes = new Uint8Array(Buffer.from('name,country\nUniversität Köln,nl', 'latin1'))
    // jsdom has no `arrayBuffer` for files.
    const file = Object.assign(new File([bytes], 'a.csv'), { arrayBuffer: async () => bytes.buffer })
    await user.upload(screen.getByLabelText('Choose a file'), file)
    const choice = await screen.findByRole('combobox', { name: /does not say how its letters are written/ })
    expect(choice).toHaveValue('windows-1252')
    expect(screen.getByRole('article', { name: 'Universität Köln' })).toBeVisible()
    await user.selectOptions(choice, 'windows-1251')
    expect(await screen.findByRole('article', { name: 'Universitдt Kцln' })).toBeVisible()
  })

  it('offers to keep, replace or merge what the catalogue has', async () => {
    const { user, paste, click } = await openPanel()
    await paste('name,country,website,students\nTU Delft,nl,https://tudelft.nl/,21000')
    const choice = await screen.findByRole('group', { name: /Line 2: TU Delft/ })
    expect(within(choice).getByText('is Delft, in our catalogue')).toBeVisible()
    expect(within(choice).getByRole('radio', { name: /Keep what is there/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Add 0 universities' })).toBeDisabled()
    await user.click(within(choice).getByRole('radio', { name: /Merge/ }))
    await click('Add 1 university')
    await waitFor(() =>
      expect(useAddedStore.getState().entries).toMatchObject([
        { replaces: 'delft', record: { name: 'TU Delft', establishedYear: 1842, studentPopulation: 21_000 } },
      ]),
    )
  })

  it.each([
    [
      'text that was pasted',
      () => {
        screen.getByLabelText<HTMLTextAreaElement>('Or paste JSON or CSV').value = 'name,country\nAlpha,nl'
      },
      'Read it',
    ],
    [
      'file that was chosen',
      () => {
        const bytes = new TextEncoder().encode('name,country\nAlpha,nl')
        const files = [{ size: bytes.length, arrayBuffer: async () => bytes.buffer }]
        Object.defineProperties(screen.getByLabelText('Choose a file'), {
          files: { value: files },
          value: { value: 'list.csv', writable: true },
        })
      },
      null,
    ],
  ])('reads a %s before its script was there', async (_, enter, button) => {
    await hydrateWithInput(<ImportPanel renderCard={() => null} />, enter)
    if (button) await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('1 row read: 1 new, 0 here already, 0 refused.')).toBeVisible()
  })

  it('asks for files alone, the same for every import', async () => {
    const { paste } = await openPanel()
    await paste('name,country\nSecret Academy,nl')
    await screen.findByRole('article', { name: 'Secret Academy' })
    expect(new Set(asked)).toEqual(
      new Set(
        ['reference.json', 'index.json', 'cards.json', 'names.txt'].map(
          (file) => `/catalogue/v${version}/${file}`,
        ),
      ),
    )
  })

  it('says why a file can’t be used', async () => {
    const { paste } = await openPanel()
    await paste('[{"name": Alpha}]')
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not valid JSON: look at line 1.')
  })

  it('asks which column is what, once, and what holds for all rows', async () => {
    const { user, paste, click } = await openPanel()
    await paste('Benaming,Oprichting,Kosten\nAlpha,1901,12000')
    await screen.findByRole('heading', { name: 'Match the columns' })
    expect(screen.getByText('1901')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Read 1 row' })).toBeDisabled()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Benaming' }), 'Name')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Kosten' }), 'Tuition, domestic')
    expect(screen.getByText('A sum that names no time is taken as for a year.')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country of all rows' }), 'Netherlands')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency of sums that name none' }), 'EUR')
    await click('Read 1 row')
    await screen.findByRole('article', { name: 'Alpha' })
    await click('Add 1 university')
    expect(screen.queryByRole('button', { name: 'Change the columns' })).not.toBeInTheDocument()
    expect(useAddedStore.getState().entries).toMatchObject([
      {
        record: {
          name: 'Alpha',
          countryCode: 'nl',
          tuitionFees: { domestic: { min: 12_000, currency: 'EUR' } },
        },
        further: [['Oprichting', '1901']],
      },
    ])
    await paste('Benaming,Kosten,Land\nBeta,EUR 900,gb')
    expect(await screen.findByRole('article', { name: 'Beta' })).toBeVisible()
    await click('Change the columns')
    expect(screen.getByRole('combobox', { name: 'Field for Kosten' })).toHaveDisplayValue('Tuition, domestic')
  })

  it('reads a long file in parts', async () => {
    const { paste, click } = await openPanel()
    const lines = Array.from({ length: 2300 }, (_, at) => `Academy ${at},nl`)
    await paste(`name,country\n${lines.join('\n')}`)
    expect(await screen.findByText('2,000 rows read: 2,000 new, 0 here already, 0 refused.')).toBeVisible()
    expect(screen.getByText('Rows 1 to 2,000 of 2,300')).toBeVisible()
    await click('Go on to rows 2,001 to 2,300')
    expect(await screen.findByText('300 rows read: 300 new, 0 here already, 0 refused.')).toBeVisible()
    expect(screen.getByRole('article', { name: 'Academy 2000' })).toBeVisible()
  })

  describe('from the last crawl', () => {
    const lastCrawl = {
      savedOn: '2026-11-20',
      source: 'https://crawled.example/',
      records: [ScrapedUniversitySchema.parse({ name: 'Alpha', country: 'Netherlands' })],
    }
    afterEach(() => window.history.replaceState(null, '', '/'))

    it('offers its records, and reviews them like those of a file', async () => {
      const { click } = await openPanel({ lastCrawl })
      expect(screen.getByRole('region', { name: 'From your last crawl' })).toHaveTextContent(
        '1 record from https://crawled.example/, kept in this browser on 20 November 2026.',
      )
      expect(screen.queryByRole('article')).not.toBeInTheDocument()
      await click('Review it')
      await screen.findByRole('article', { name: 'Alpha' })
      await click('Add 1 university')
      expect(useAddedStore.getState().entries).toMatchObject([{ from: 'crawl' }])
    })

    it('goes straight to the review when it was sent here for that', async () => {
      window.history.replaceState(null, '', LAST_CRAWL_HASH)
      await openPanel({ lastCrawl })
      expect(await screen.findByRole('article', { name: 'Alpha' })).toBeVisible()
    })

    it('is not there when no crawl has left anything', async () => {
      await openPanel({ lastCrawl: null })
      expect(screen.queryByRole('region', { name: 'From your last crawl' })).not.toBeInTheDocument()
    })
  })

  it('says when it has nothing to check against, and tries again', async () => {
    const reference = FILES['reference.json']
    delete FILES['reference.json']
    const user = userEvent.setup()
    render(<ImportPanel renderCard={() => null} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    FILES['reference.json'] = reference
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })
})

describe('one by hand', () => {
  it('goes through the same look before it is added', async () => {
    const { user, click } = await openPanel()
    await click('Fill in a short form')
    await click('Preview')
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name).toBeInvalid()
    expect(name).toHaveFocus()
    await user.type(name, 'Alpha')
    await user.type(screen.getByRole('combobox', { name: 'Country' }), 'UK')
    await user.click(await screen.findByRole('option', { name: 'United Kingdom' }))
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
    await click('Preview')
    expect(await screen.findByRole('article', { name: 'Alpha' })).toBeVisible()
    await click('Add 1 university')
    expect(useAddedStore.getState().entries).toMatchObject([{ from: 'form', record: { countryCode: 'gb' } }])
  })
})

describe('the list of added ones', () => {
  async function openWithTwo() {
    const panel = await openPanel()
    await panel.paste('name,country\nAlpha,nl\nBeta,gb')
    await screen.findByText(/2 new/)
    await panel.click('Add 2 universities')
    return panel
  }

  it('removes one, and undoes that', async () => {
    const { click } = await openWithTwo()
    await click('Remove Alpha')
    expect(names()).toEqual(['Beta'])
    expect(screen.getByText('Alpha removed.')).toBeVisible()
    await click('Undo')
    expect(new Set(names())).toEqual(new Set(['Alpha', 'Beta']))
  })

  it('removes all, and undoes that', async () => {
    const { click } = await openWithTwo()
    await click('Remove all')
    expect(names()).toEqual([])
    await click('Undo')
    expect(names()).toEqual(['Alpha', 'Beta'])
  })

  it('changes one', async () => {
    const { user, click } = await openWithTwo()
    await click('Edit Alpha')
    const form = screen.getByRole('form', { name: 'Edit Alpha' })
    const name = within(form).getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    expect(within(form).getByRole('combobox', { name: 'Country' })).toHaveValue('Netherlands')
    await user.type(name, ' the First')
    await click('Save changes')
    expect(names()).toEqual(['Alpha the First', 'Beta'])
    expect(screen.getByRole('button', { name: /^Edit Alpha the First/ })).toHaveFocus()
  })

  it('opens the form that the address names', async () => {
    await openWithTwo()
    const [entry] = useAddedStore.getState().entries
    act(() => {
      window.location.hash = `#edit-${entry?.id}`
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(await screen.findByRole('form', { name: 'Edit Alpha' })).toBeVisible()
    window.location.hash = ''
  })
})
