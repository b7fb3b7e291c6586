import { createElement, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { shop } from '@/shared/config';
import { BackButton, Link, selectPathname } from '@/shared/navigation';
import { textAt, type TextNode } from '../model/texts';
import styles from './TextPage.module.scss';

/** A page that the owner wrote, such as 'Trocas e Devoluções'. */
export function TextPage() {
  const text = textAt(useSelector(selectPathname));
  return (
    text && (
      <>
        <title>{`${text.title} | ${shop.name}`}</title>
        <BackButton />
        <div className={styles.text}>
          <h1 tabIndex={-1}>{text.title}</h1>
          {text.content.map(shown)}
        </div>
      </>
    )
  );
}

function shown(node: TextNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, to, href, children } = node;
  const content = children.map(shown);
  if (to !== undefined)
    return (
      <Link key={key} to={to}>
        {content}
      </Link>
    );
  return createElement(tag, { key, href }, ...content);
}
