import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The look of a button, also for a link or a label that looks like one. No utility of a variant contends with one of the
 * base, so it needs no `cn`: tailwind-merge would come with every page.
 */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      outline: 'border-line-strong font-medium text-ink hover:bg-sunk',
      /** The one main action of a page. */
      main: 'border-transparent bg-highlight font-semibold text-on-highlight hover:bg-highlight-strong',
      accent: 'border-transparent bg-accent font-medium text-on-accent hover:bg-accent-strong',
      /** Pressed. */
      on: 'border-accent bg-accent-soft font-medium text-accent-strong hover:bg-sunk',
    },
    size: {
      default: 'min-h-11 px-4 text-sm',
      small: 'min-h-11 px-3 text-sm',
      /** In a bar or at the foot of a card: lower where there is a mouse. */
      compact: 'min-h-11 px-3 text-sm md:min-h-9',
      icon: 'size-[44px] text-sm md:size-[36px]',
      large: 'min-h-[54px] px-6 text-base',
    },
  },
  defaultVariants: { variant: 'outline', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

/** A button that acts by script; one that sends its form says so by its `type`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  const look = buttonVariants({ variant, size, className })
  return <button data-slot="button" type={type} className={look} {...props} />
}
