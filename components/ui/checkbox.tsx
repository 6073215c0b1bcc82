import type { ComponentProps } from 'react'

/** The browser's own box, which a form sends without script; of type `radio`, the button of one of several. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type'> & { type?: 'checkbox' | 'radio' }) {
  return <input type="checkbox" data-slot="checkbox" className="size-4 flex-none accent-accent" {...props} />
}

/** A box and what it stands for, as high as a finger needs. */
export function CheckboxLabel({ className = '', ...props }: ComponentProps<'label'>) {
  return <label data-slot="checkbox-label" className={`check-line ${className}`} {...props} />
}
