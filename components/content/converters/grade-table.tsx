import { getGradeScales } from '@/lib/content/grades/queries'

/** How countries grade in higher education. */
export function GradeTable() {
  return (
    <div role="group" aria-label="Grade scales by country" tabIndex={0} className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Scale</th>
            <th scope="col">Best</th>
            <th scope="col">Usual lowest pass</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {getGradeScales().map(({ code, country, scale, best, lowestPass, note }) => (
            <tr key={code}>
              <th scope="row">{country}</th>
              <td>{scale}</td>
              <td>{best}</td>
              <td>{lowestPass}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
