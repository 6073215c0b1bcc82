/** What merit scholarships are and how they are won. */
export function MeritWords() {
  return (
    <>
      <h2>What they are</h2>
      <p>
        A merit award asks what you have done, not what your family can pay. Merit is a wide word. It may mean
        a grade above a line, a place in a contest, a portfolio, research, sport, or the way you led others
        when nobody asked you to. Universities, foundations and states all give awards of this kind, so you
        will find the other three kinds in this list too.
      </p>
      <p>
        Its opposite is the award for need, which looks at your family’s money and asks for proof. Some awards
        look at both: merit gets you in, need decides the sum. If you have both, say both.
      </p>
      <h2>How they are won</h2>
      <ul>
        <li>
          <b>Where a line is published</b>, a grade or a test score, look at whether you are above it before
          anything else. If you are just under, a better test can be worth more than a better essay: it is the
          one thing you can still change.
        </li>
        <li>
          <b>Where there is no line</b>, you are compared with the others. Then it helps to be clear about one
          thing you are very good at. “Second in the national contest for physics” stays in the mind;
          “hard-working and curious” does not.
        </li>
        <li>
          <b>Explain your grades.</b> Scales differ. Say what your mark means where you come from: top tenth
          of the year, best in the school. Have the school say it in its letter, on paper with a stamp.
        </li>
        <li>
          <b>Show the road as well as the place.</b> A panel knows that a girl who taught herself programming
          on a borrowed phone has gone further than one who had lessons. It only knows it if you write it
          down.
        </li>
      </ul>
      <h2>What to look at twice</h2>
      <ul>
        <li>
          <b>The grade that keeps it.</b> Many merit awards end when your average falls under a line. Ask how
          many students lose theirs; a good office will tell you.
        </li>
        <li>
          <b>Part or whole.</b> Merit awards are more often partial than full. Two partial ones may be
          combined only if both say so.
        </li>
        <li>
          <b>Names of contests.</b> Some awards accept only certain exams or olympiads. Look for yours in the
          list, and ask if it is not there.
        </li>
        <li>
          <b>Being considered.</b> “No separate application” is common. It means that the first version of
          your application is the one that counts, so it has to be the best one.
        </li>
      </ul>
      <p>
        Apply at three heights: one award you would be lucky to get, two that fit you, and one that you are
        all but sure of. A year without the first is still a year at university.
      </p>
    </>
  )
}
