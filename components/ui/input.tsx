import type { ComponentProps, HTMLAttributes } from 'react'
import type { Elements } from './elements'

type InputGroupProps = HTMLAttributes<HTMLElement> & { as?: 'label' | 'span' | 'div' }

/** The frame around a text box or a select, with what stands before it. */
export function InputGroup({ as: Element = 'label', className = '', ...props }: InputGroupProps) {
  return <Element data-slot="input-group" className={`frame ${className}`} {...props} />
}

/** A text box in its frame. */
export function Input(props: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className="min-w-0 flex-1 self-stretch bg-transparent text-inherit outline-0 placeholder:text-ink-3"
      {...props}
    />
  )
}

/** A button in the same frame, which opens a list to choose from. */
export function ComboboxTrigger({
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'children'> & { children: Elements }) {
  return (
    <button
      type="button"
      data-slot="input-group"
      aria-haspopup="dialog"
      className={`frame w-full justify-between text-left ${className}`}
      {...props}
    >
      <span>{children}</span>
      <span aria-hidden className="text-ink-3">
        ▾
      </span>
    </button>
  )
}
