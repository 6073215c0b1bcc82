'use client'

import { toggled } from '@/lib/list/toggled'
import { OptionList } from './option-list'

type CheckListProps<Value extends string> = {
  name: string
  options: readonly { value: Value; label: string }[]
  /** Results with each option on, parallel to `options`; left out while they are not known. */
  counts?: readonly number[] | undefined
  chosen: readonly Value[]
  /** Gets the whole new choice, in the order of `options`. */
  onChange: (chosen: Value[]) => void
}

/** Options of which any number can be on. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { name, options, counts, chosen, onChange } = props
  return (
    <OptionList
      type="checkbox"
      name={name}
      options={options}
      counts={counts}
      chosen={chosen}
      onToggle={(value) => onChange(toggled(options, chosen, value))}
    />
  )
}
