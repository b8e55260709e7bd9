import type { Resource } from '@lattice/api/resource';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';

const Articles = ({ definition }: { definition: Resource }) => (
  <RegisterTable definition={definition} recordIn="page" />
);

/** 文章发布: articles, which are written in the page itself rather than in a window above it. */
export const Article = () => <PlainScreen path="cms/article" List={Articles} />;
