import type { Elements } from '@/components/ui/elements'
import { Link } from '@/components/ui/link'

/** The way from the home page to what a degree costs. `children` is the question, as a form. */
export function CostStart({ children }: { children: Elements }) {
  return (
    <section aria-labelledby="cost" className="border-b border-line py-10">
      <h2 id="cost" className="text-xl">
        <Link href="/cost">What would it cost me?</Link>
      </h2>
      <p className="mt-2 max-w-[56ch] text-ink-2">
        A whole degree in your currency: tuition, living, visa, and the money to show before it.
      </p>
      {children}
    </section>
  )
}
