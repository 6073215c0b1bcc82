import { CommandGroup, CommandItem, CommandList } from '@/components/ui/combobox'
import type { Option, OptionGroup } from './options'

type PaletteListProps = {
  groups: readonly OptionGroup[]
  onChoose: (option: Option) => void
}

/** The results in their groups: the name of each, and a detail that distinguishes entries of the same name. */
export function PaletteList({ groups, onChoose }: PaletteListProps) {
  return (
    <CommandList label="Results" className="palette-list">
      {groups.map(({ label, options }) => (
        <CommandGroup key={label} heading={label}>
          {options.map((option) => (
            <CommandItem
              key={option.id}
              id={option.id}
              className={option.choice ? 'palette-option' : 'palette-option palette-action'}
              onSelect={() => onChoose(option)}
            >
              <span dir="auto">{option.choice?.label ?? 'Clear recent choices'}</span>
              {option.choice && <small>{option.choice.detail}</small>}
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
    </CommandList>
  )
}
