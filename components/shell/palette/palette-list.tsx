import { ChoiceOption } from './choice-option'
import type { Option, OptionGroup } from './options'

type PaletteListProps = {
  id: string
  groups: readonly OptionGroup[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onChoose: (option: Option) => void
}

/** The list that the box controls. */
export function PaletteList({ id, groups, selectedId, onSelect, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="palette-list">
      {groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label}>
          <div className="palette-heading" aria-hidden>
            {label}
          </div>
          {options.map((option) => (
            <ChoiceOption
              key={option.id}
              id={option.id}
              label={option.choice?.label ?? 'Clear recent choices'}
              detail={option.choice?.detail ?? null}
              isSelected={option.id === selectedId}
              onSelect={() => onSelect(option.id)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
