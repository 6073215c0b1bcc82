import type { ComponentProps } from 'react'

/** One of several choices, as a button with its word: underneath the browser's own radio button, which styles and keys know. */
export function RadioButton({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label data-slot="radio-button" className={`choice-button ${className}`}>
      <input type="radio" className="sr-only" {...props} />
      <span>{label}</span>
    </label>
  )
}
