'use client'

import { Command as CommandPrimitive, useCommandState } from 'cmdk'
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '@/lib/utils'

/**
 * A list of options that is worked from a text box: arrows, Home, End and Enter. The caller decides which options are
 * drawn and in which order, and which one is highlighted (`useHighlightedOption`). Import it on demand only: cmdk belongs
 * in no first load.
 */
export function Command({ className, ...props }: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive
      data-slot="command"
      shouldFilter={false}
      loop
      // Ctrl K opens and closes the search of the site. cmdk would take it for an arrow.
      vimBindings={false}
      className={cn('outline-none', className)}
      {...props}
    />
  )
}

/** The text box. Its name is the `label` of the `Command`. */
export function CommandInput(props: ComponentProps<typeof CommandPrimitive.Input>) {
  // cmdk 1.1.1 always says "expanded" (https://github.com/dip/cmdk/issues/316) and names the highlighted option late or
  // not at all (https://github.com/dip/cmdk/issues/413). The attributes of a child replace those of cmdk. The
  // child can go when cmdk does both right.
  const corrected = {
    'aria-expanded': useCommandState((state) => state.filtered.count > 0),
    'aria-activedescendant': useCommandState((state) => state.value) || undefined,
  }
  return (
    <CommandPrimitive.Input data-slot="command-input" asChild {...props}>
      <input {...corrected} />
    </CommandPrimitive.Input>
  )
}

/** The box with the options. `label` names it for screen readers. */
export function CommandList({
  className,
  ...props
}: ComponentProps<typeof CommandPrimitive.List> & { label: string }) {
  const list = useRef<HTMLDivElement>(null)
  const named = useCommandState((state) => state.selectedItemId)
  const search = useCommandState((state) => state.search)

  useEffect(() => {
    // The focus is never on the list, and the option that cmdk 1.1.1 names there may be gone
    // (https://github.com/dip/cmdk/issues/413).
    list.current?.removeAttribute('aria-activedescendant')
  }, [named])

  useEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [search])

  return (
    <CommandPrimitive.List
      ref={list}
      data-slot="command-list"
      className={cn('overflow-y-auto overscroll-contain outline-none', className)}
      onMouseDown={keepFocus}
      {...props}
    />
  )
}

export function CommandGroup(props: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      data-slot="command-group"
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:tracking-[0.08em] [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:uppercase"
      {...props}
    />
  )
}

type CommandItemProps = ComponentProps<typeof CommandPrimitive.Item> & {
  /** Also its value in `Command`, so that the text box can name the highlighted option. */
  id: string
}

export function CommandItem({ id, className, children, ...props }: CommandItemProps) {
  return (
    <CommandPrimitive.Item
      data-slot="command-item"
      asChild
      value={id}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 text-base aria-disabled:cursor-default aria-disabled:text-ink-3 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-strong md:min-h-9',
        className,
      )}
      {...props}
    >
      {/* cmdk 1.1.1 would set an id of its own. The child can go when cmdk names the highlighted option itself
          (https://github.com/dip/cmdk/issues/413). */}
      <div id={id}>{children}</div>
    </CommandPrimitive.Item>
  )
}

/** A press on the list leaves the focus, and on a phone the keyboard, in the text box. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
