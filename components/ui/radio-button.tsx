import type { ComponentProps } from 'react'

/** One of several choices, as a button with its word: underneath the browser's own radio button, which styles and keys know. */
export function RadioButton({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label
      data-slot="radio-button"
      className={`relative inline-flex min-h-11 items-center border px-3 outline-offset-2 outline-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-disabled:opacity-55 ${className}`}
    >
      <input type="radio" className="sr-only" {...props} />
      <span>{label}</span>
    </label>
  )
}
