import { dict } from '@lattice/api/resources/blade-system/dict';
import { Dictionaries } from '../../features/dictionaries/Dictionaries.tsx';

/** 系统字典: the code lists, and the entries of the one that is opened beside them. */
export const Dict = () => <Dictionaries definition={dict} layout="horizontal" />;
