import { isFigure, textOfLine } from '@outcry/engine/picture';
import type { Block, Picture } from '@outcry/engine/picture';

/** The table in words: a heading for each part, with its lists and tables. */
export function PictureView({ picture }: { picture: Picture }) {
  return picture.map(({ title, blocks }) => (
    <section key={title}>
      <h2>{title}</h2>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} title={title} />
      ))}
    </section>
  ));
}

function BlockView({ block, title }: { block: Block; title: string }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, at) => (
          <li key={at}>{textOfLine(item)}</li>
        ))}
      </ul>
    );
  const [corner, ...columns] = block.head;
  return (
    <div className="wide-table">
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{textOfLine(name!)}</th>
              {columns.map((column, at) => (
                <td key={column} className={isFigure(cells[at] ?? '') ? 'figure' : ''}>
                  {textOfLine(cells[at] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
