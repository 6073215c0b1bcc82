import { useEffect, useRef } from 'react'

type ChoiceOptionProps = {
  id: string
  label: string
  /** What tells it from another of the same name; null for an action. */
  detail: string | null
  isSelected: boolean
  onSelect: () => void
  onChoose: () => void
}

/** One line of the list: its name, and what tells it from another of the same name. Focus stays in the box. */
export function ChoiceOption({ id, label, detail, isSelected, onSelect, onChoose }: ChoiceOptionProps) {
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSelected) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  return (
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isSelected}
      className={detail === null ? 'palette-option palette-action' : 'palette-option'}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={isSelected ? undefined : onSelect}
      onClick={onChoose}
    >
      <span dir="auto">{label}</span>
      {detail !== null && <small>{detail}</small>}
    </div>
  )
}
