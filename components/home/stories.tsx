import { Card, CardTitle } from '@/components/ui/card'
import { Detail, DetailList } from '@/components/ui/detail-list'
import type { Marketing } from '@/lib/home/schema'

/** Three invented people who show how the kinds of award differ. The page says that they are invented. */
export function Stories({ stories }: Pick<Marketing, 'stories'>) {
  return (
    <section aria-labelledby="stories" className="pt-14">
      <h2 id="stories" className="text-xl">
        Success stories
      </h2>
      <p className="mt-2 max-w-[56ch] text-ink-2">
        Illustrative examples, not real people: three ways in which studies abroad are paid for.
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-3">
        {stories.map(({ name, country, scholarship, university, field, amount, story }) => (
          <Card key={name}>
            <CardTitle>{`${name}, ${country}`}</CardTitle>
            <p className="mt-2 text-ink-2">{story}</p>
            <DetailList>
              {[
                ['Scholarship', scholarship],
                ['University', university],
                ['Field', field],
                ['Amount', amount],
              ].map(([label = '', value]) => (
                <Detail key={label} term={label}>
                  {value}
                </Detail>
              ))}
            </DetailList>
          </Card>
        ))}
      </div>
    </section>
  )
}
