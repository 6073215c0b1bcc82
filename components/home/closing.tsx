import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

export function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-accent-soft px-6 py-8 md:px-10 md:py-10"
    >
      <div>
        <h2 id="closing" className="text-xl">
          Start with what you know
        </h2>
        <p className="mt-2 max-w-[56ch] text-ink-2">
          A country, a subject, or what you can pay. The rest can be compared, saved as a link and sent.
        </p>
      </div>
      <p className="flex flex-wrap gap-2.5">
        <Link href="/scholarships" className={buttonVariants({ variant: 'accent' })}>
          Find scholarships
        </Link>
        <Link href="/universities" className={buttonVariants()}>
          Browse universities
        </Link>
      </p>
    </section>
  )
}
