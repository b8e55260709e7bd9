import { dictBiz } from '@lattice/api/resources/blade-system/dict-biz';
import { Dictionaries } from '../../features/dictionaries/Dictionaries.tsx';

/** 业务字典: the code lists that a tenant keeps for itself, and the entries of the one that is opened. */
export const DictBiz = () => <Dictionaries definition={dictBiz} layout="horizontal" />;
