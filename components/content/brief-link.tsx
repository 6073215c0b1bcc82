import { useKept } from '@/components/ui/use-kept'
import { briefHref, passportOf } from '@/lib/brief/brief-href'
import { languageOf } from '@/lib/brief/languages'
import { readAnswer } from '@/lib/device/profile-entry'
import { readCurrency } from '@/lib/money/chosen-currency'
import type { CalendarAddress } from '@/lib/tasks/address'

type BriefLinkProps = CalendarAddress & {
  /** Whose passport and currency count in place of the visitor's own: those of a plan that came. */
  sender?: { passport: string | null; currency: string | null } | null
}

const readPassport = () => passportOf(readAnswer('nationality'), readAnswer('secondNationality'))
const readLanguage = () => languageOf(navigator.languages)

/** The way to the same in plain words, in the language of the browser where we have it. */
export function BriefLink({ places, awards, sender = null }: BriefLinkProps) {
  const own = { passport: useKept(readPassport, null), currency: useKept(readCurrency, null) }
  const language = useKept(readLanguage, 'en')
  return (
    <a
      href={briefHref({ places, awards, ...(sender ?? own), language })}
      className="inline-flex min-h-9 items-center"
    >
      For my family: in plain words, in ten languages
    </a>
  )
}
