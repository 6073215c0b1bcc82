import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { READING_MODES, SERVICE } from '@/lib/scraper/browser/modes'
import { startPages } from '@/lib/scraper/browser/start-pages'
import type { FoundLink } from '@/lib/scraper/shared/answers'
import { estimateCredits, MAX_READING } from '@/lib/scraper/shared/limits'
import {
  MAX_PRESELECTED,
  preselectAddresses,
  sortAddresses,
  withNamed,
} from '@/lib/scraper/shared/proof/choose-addresses'
import type { Target } from '@/lib/scraper/shared/proof/reading-fields'
import { count, formatCount } from '@/lib/text/format'
import { useLookup } from './use-lookup'
import { TextField } from './text-field'

const SHOWN_FIRST = 20
const SHOWN_MORE = 50

type ChoosePagesProps = {
  links: readonly FoundLink[]
  /** The address that the visitor named. */
  target: string
  /** The target that the pages are read for. */
  reads: Target
}

/** The addresses that are chosen before the visitor looks, then the others, each with the best first. */
function chosenFirst({ links, target, reads }: ChoosePagesProps) {
  const byScore = sortAddresses(withNamed(links, target), reads)
  const preselected: ReadonlySet<string> = new Set(preselectAddresses(byScore, target))
  const isChosen = ({ url }: FoundLink) => preselected.has(url)
  const others = byScore.filter((link) => !isChosen(link))
  return { sorted: [...byScore.filter(isChosen), ...others], preselected }
}

/** The pages of a site, with the most useful ones first and chosen, and the price of reading them. */
export function ChoosePages(props: ChoosePagesProps) {
  const { target, reads } = props
  const [{ sorted, preselected }] = useState(() => chosenFirst(props))
  const [chosen, setChosen] = useState(preselected)
  const [shown, setShown] = useState(SHOWN_FIRST)
  const [filter, setFilter] = useState('')
  const word = filter.trim().toLowerCase()
  const matching = sorted.filter(({ url, title }) => `${url} ${title}`.toLowerCase().includes(word))

  const toggle = (url: string) => {
    const next = new Set(chosen)
    if (!next.delete(url)) next.add(url)
    setChosen(next)
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{`The pages that seem most useful are chosen, ${MAX_PRESELECTED} at most, by the words in their address and title. Choose others if you know better.`}</p>
      {sorted.length > SHOWN_FIRST && (
        <TextField
          label="Filter"
          type="search"
          value={filter}
          placeholder="Words in the address or title"
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">Pages to read</legend>
        <ul
          className="max-h-[32rem] overflow-y-auto border-y border-line"
          tabIndex={0}
          aria-label="Pages to read"
        >
          {matching.slice(0, shown).map(({ url, title, topics }) => (
            <li key={url} className="border-t border-line first:border-t-0">
              <CheckboxLabel className="items-start py-2">
                <Checkbox checked={chosen.has(url)} onChange={() => toggle(url)} />
                <span className="min-w-0 text-sm wrap-anywhere">
                  {title && <span className="block font-semibold">{title}</span>}
                  <span className="block text-ink-2">{url}</span>
                  {topics.length > 0 && <span className="block text-ink-3">{topics.join(' · ')}</span>}
                </span>
              </CheckboxLabel>
            </li>
          ))}
        </ul>
      </fieldset>
      {matching.length > shown && (
        <Button size="small" className="justify-self-start" onClick={() => setShown(shown + SHOWN_MORE)}>
          {`Show ${formatCount(Math.min(SHOWN_MORE, matching.length - shown))} more of ${formatCount(matching.length)}`}
        </Button>
      )}
      <Price pages={chosen.size} />
      <Button
        variant="main"
        className="justify-self-start"
        disabled={chosen.size === 0 || chosen.size > MAX_READING}
        onClick={() => void startPages(READING_MODES[reads], { target, urls: [...chosen] })}
      >
        {`Read ${count(chosen.size, 'page')}`}
      </Button>
    </div>
  )
}

/** The price of reading so many pages, and the credits of the account. */
function Price({ pages }: { pages: number }) {
  const credits = useLookup((api, signal) => api.readCredits(signal), 'credits')
  const account =
    credits === null
      ? ''
      : credits?.remaining == null
        ? `; ${SERVICE.name} does not say how many your account has`
        : `; your account has ${formatCount(credits.remaining)}`
  const isShort = credits?.remaining != null && credits.remaining < estimateCredits(pages)
  return (
    <p role="status" className={isShort || pages > MAX_READING ? 'text-warn' : undefined}>
      {`${count(pages, 'page')}, about ${count(estimateCredits(pages), 'credit')}${account}.${pages > MAX_READING ? ` Choose at most ${MAX_READING}.` : ''}`}
    </p>
  )
}
