import { createElement, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { shop } from '@/shared/config';
import { BackButton, Link, selectPathname } from '@/shared/navigation';
import { textAt, unknownProductText, type TextNode } from '../model/texts';
import styles from './TextPage.module.scss';

/**
 * A page that the owner wrote, such as 'Trocas e Devoluções'; at the address of a product that the list does not have,
 * the owner's text for it.
 */
export function TextPage() {
  const text = textAt(useSelector(selectPathname)) ?? unknownProductText;
  return (
    text && (
      <>
        <title>{`${text.title} | ${shop.name}`}</title>
        <BackButton />
        {/* The key mounts another page's texts: a translated page cannot change them. */}
        <div key={text.title} className={styles.text}>
          <h1 tabIndex={-1}>{text.title}</h1>
          {text.content.map((node, key) => (
            <Content key={key} node={node} />
          ))}
        </div>
      </>
    )
  );
}

function Content({ node }: { node: TextNode }): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, to, href, children } = node;
  const content = children.map((child, key) => <Content key={key} node={child} />);
  if (to !== undefined) return <Link to={to}>{content}</Link>;
  return createElement(tag, { href }, ...content);
}
