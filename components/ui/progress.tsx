import type { ComponentProps } from 'react'

/** How far something is: the browser's own bar, which a screen reader tells. Without a value it only says that it goes on. */
export function Progress(props: ComponentProps<'progress'> & { 'aria-label': string }) {
  return (
    <progress
      data-slot="progress"
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent"
      {...props}
    />
  )
}
