import { CommandItem } from '@/components/ui/combobox'
import { formatCount } from '@/lib/text/format'
import { cn } from '@/lib/utils'
import type { CountryOption } from './country-filter'

type CountryChoiceProps = {
  id: string
  country: CountryOption
  isChosen: boolean
  /** With a check box when it is one of several that may be chosen, else with a tick once it is chosen. */
  hasBox: boolean
  disabled: boolean
  onSelect: () => void
}

/** One line of the list of countries. "Selected" is the highlighted line, "checked" a chosen country. */
export function CountryChoice({ id, country, isChosen, hasBox, disabled, onSelect }: CountryChoiceProps) {
  const { code, name, count } = country
  return (
    <CommandItem id={id} aria-checked={isChosen} disabled={disabled} onSelect={onSelect}>
      <span
        aria-hidden
        className={cn(
          'grid size-4.5 flex-none place-items-center rounded-[4px] text-xs leading-none font-semibold',
          hasBox && 'border border-line-strong',
          hasBox && isChosen && 'border-accent bg-accent text-on-accent',
        )}
      >
        {isChosen && '✓'}
      </span>
      {/* A code of two letters is a country. Others stand for several countries and have no flag. */}
      {code.length === 2 && (
        <img className="flag" src={`/flags/${code}.svg`} alt="" width={18} height={13} loading="lazy" />
      )}
      <span className="truncate">{name}</span>
      <span className="ml-auto text-sm text-ink-3">{formatCount(count)}</span>
    </CommandItem>
  )
}
