import { CurrencyOptions } from '@/components/content/currency-options'
import { KeptAnswers } from '@/components/content/kept-answers'
import { Button } from '@/components/ui/button'
import { InputGroup } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { NativeSelect, Options } from '@/components/ui/native-select'
import { LEVELS } from '@/lib/facts/vocabulary'
import { SEARCH_TEXT } from '@/lib/text/clean-text'
import { WishInput } from './wish-input'

const BLANK = 'mx-1 my-1 inline-flex h-11 max-w-[calc(100%-0.5rem)] align-middle text-base leading-normal'

/** Of the places that most students come from and go to: the page is to stay light, and the list knows all of them. */
const CURRENCIES =
  'AUD BDT BRL CAD CNY COP EGP EUR GBP GHS IDR INR JPY KES MXN NGN NPR PHP PKR TRY USD VND'.split(' ')

/**
 * What a student looks for, as one sentence to fill in. It leads to the list of programmes, without script too; the
 * passport goes into no address: it is kept in the browser, where verdicts and sums read it.
 */
export function Wish() {
  return (
    <section aria-labelledby="wish" className="border-b border-line py-8 md:py-10">
      <h2 id="wish" className="text-xl">
        Say it in one sentence
      </h2>
      <form action="/programmes" aria-labelledby="wish" className="mt-3 text-md leading-[3.4rem] text-ink-2">
        <KeptAnswers />
        <span>I want a</span>
        <InputGroup className={BLANK}>
          <span className="sr-only">Degree</span>
          <NativeSelect name="level" defaultValue="master">
            <Options of={LEVELS} />
          </NativeSelect>
        </InputGroup>
        <span>in</span>
        <InputGroup className={`${BLANK} w-56`}>
          <span className="sr-only">Subject</span>
          <WishInput
            keeps="subject"
            // The text that names a subject is the list’s subject, and any other is searched for.
            name="subject"
            required
            {...SEARCH_TEXT}
            placeholder="nursing"
            autoComplete="off"
          />
        </InputGroup>
        <span>and hold a</span>
        <InputGroup className={`${BLANK} w-40`}>
          <span className="sr-only">My passport</span>
          {/* It has an id in place of a name, so that no address holds it. */}
          <WishInput
            keeps="passport"
            id="passport"
            placeholder="Nigerian"
            autoComplete="country-name"
            maxLength={80}
          />
        </InputGroup>
        <span>passport. I can pay</span>
        <span className="sm:whitespace-nowrap">
          <InputGroup className={`${BLANK} w-32`}>
            <span className="sr-only">The most that I can pay a year</span>
            <WishInput keeps="money" name="totalMax" type="number" min={0} step={1} inputMode="numeric" />
          </InputGroup>
          <InputGroup className={`${BLANK} w-60`}>
            <span className="sr-only">Currency</span>
            <NativeSelect name="currency" defaultValue="USD">
              <CurrencyOptions codes={CURRENCIES} />
            </NativeSelect>
          </InputGroup>
        </span>
        <span>a year for tuition and living.</span>
        <Button type="submit" className="ml-1 align-middle">
          Show what fits
        </Button>
      </form>
      <p className="mt-2 text-ink-2">
        <span>Or work out what a whole degree costs, with living, visa and the money to show: </span>
        <Link href="/cost">What would it cost me?</Link>
      </p>
    </section>
  )
}
