import { SITE } from '@/lib/site'

/** How the open data is made, under which licences, what is missing from it, and how to name it. */
export function AboutData({
  version,
  withheld,
}: {
  version: string | null
  withheld: readonly { title: string; publisher: string }[]
}) {
  return (
    <div className="max-w-[46rem] [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-xl [&_p]:mt-2">
      <h2>How it is made</h2>
      <p>
        From registers with an open licence, from pages of universities and providers that were read one by
        one, and from general knowledge, which is marked so. Each row names its source or the key of one in
        the table of sources. What is not known is empty, never 0.
      </p>
      <p>
        The files are made anew with each build of this site. Their address has a hash of their content, so
        the same address always gives the same bytes; after a change the old address answers that it is gone
        (410) and names the new one, and “latest” leads there. Keep a copy of what you rely on.
      </p>
      <p>
        A CSV file opens in any spreadsheet. A JSON file is a list of rows, the first of them the names of the
        columns.
        <span> </span>
        <a href="/data/v1/latest/datapackage.json">datapackage.json</a>
        <span> says of each column what it holds, in which unit and under which licence.</span>
      </p>
      <h2>Licences</h2>
      <p>
        {`What ${SITE.name} wrote itself is under the MIT licence. All other columns keep the licence of their source: credit its publisher as the table of sources names it.`}
      </p>
      <h2>What is not in it</h2>
      <p>
        World rankings and the figures that universities reported to them, and the works below, whose licence
        forbids it or is not clear yet. Their facts stand on the pages of this site, one by one.
      </p>
      <ul className="mt-2 list-disc pl-5 text-sm text-ink-2">
        {withheld.map(({ title, publisher }) => (
          <li key={`${publisher} ${title}`}>{`${publisher}: ${title}`}</li>
        ))}
      </ul>
      <h2>How to cite</h2>
      <p>
        <span>{`${SITE.name}, open data${version === null ? '' : `, version ${version}`}, ${SITE.url}/data`}</span>
        <span>
          . Name the publisher of a figure beside it. “Is this wrong?” beside each group of facts leads to a
          text to copy that cites one of them.
        </span>
      </p>
    </div>
  )
}
