'use client'

import { CorrectionButton } from '@/components/content/correction-button'

type GroupHeadProps = {
  id: string
  title: string
  /** Whether it is the question of an answer. */
  isSmall?: boolean
  /** Whether it tells facts, which may be wrong. */
  hasFacts: boolean
}

/** The head of a group of facts, and the way to say that one is wrong. Bare facts, as in `Numbers`. */
export function GroupHead({ id, title, isSmall = false, hasFacts }: GroupHeadProps) {
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Heading
        id={id}
        className={
          isSmall
            ? 'mb-0.5 flex-[1_1_9rem] font-sans text-sm font-semibold tracking-normal text-ink-2 md:mb-1'
            : 'mb-1 flex-[1_1_9rem] scroll-mt-14 text-md'
        }
      >
        {title}
      </Heading>
      {hasFacts && <CorrectionButton part={id} title={title} />}
    </div>
  )
}
