import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The look of a button, also for a link or a label that looks like one. `control` (app/globals.css) is a whole outline
 * button; a variant changes its colours. Plain class names and no `cn`: tailwind-merge would come with every page.
 */
export const buttonVariants = cva('control', {
  variants: {
    variant: {
      outline: '',
      /** The one main action of a page. */
      main: 'filled-highlight font-semibold',
      accent: 'filled-accent',
      /** Pressed. */
      on: 'border-accent bg-accent-soft text-accent-strong',
    },
    size: { default: '', small: 'px-3' },
  },
  defaultVariants: { variant: 'outline', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ variant, size, className, ...props }: ButtonProps) {
  return <button data-slot="button" className={buttonVariants({ variant, size, className })} {...props} />
}
