import type { GeometryFault } from '@lattice/geometry/geometryFault';
import type { Position as Place, RingName } from '@lattice/geometry/Outline';
import type { TextFault } from '@lattice/geometry/read/TextReading';
import { useLingui } from '@lingui/react/macro';
import type { DrawingType } from './vertices.ts';

const placeText = ([lng, lat]: Place) => `${lng.toFixed(6)},${lat.toFixed(6)}`;

/** What is wrong with a drawing or a text, in words. */
export function useFaultWords() {
  const { t } = useLingui();
  const ringWords = ({ part, hole }: RingName) =>
    hole === 0 ? t`第 ${part + 1} 块外边界` : t`第 ${part + 1} 块的洞 ${hole}`;
  const ofDrawing = (fault: GeometryFault): string => {
    switch (fault.kind) {
      case 'tooMany':
        return t`共 ${fault.count} 个顶点，最多 ${fault.most} 个，请先简化（抽稀）再粘贴`;
      case 'tooFew':
        return t`${ringWords(fault.ring)}至少要有 3 个不同的点`;
      case 'crossed':
        return t`${ringWords(fault.ring)}在 ${placeText(fault.at)} 处自相交或碰到自己，请移开那里的顶点`;
      case 'holeOutside':
        return t`${ringWords(fault.ring)}在 ${placeText(fault.at)} 处超出了外边界，请移到边界以内`;
      case 'holesOverlap':
        return t`${ringWords(fault.ring)}与洞 ${fault.other.hole} 在 ${placeText(fault.at)} 处重叠，请分开`;
      case 'partsOverlap':
        return t`第 ${fault.ring.part + 1} 块与第 ${fault.other.part + 1} 块在 ${placeText(fault.at)} 处重叠，请分开`;
    }
  };
  const ofText = (fault: TextFault): string => {
    switch (fault.kind) {
      case 'format':
        return t`第 ${fault.line} 行读不出来，应为“经度,纬度”，或 WKT、GeoJSON、KML 的开头`;
      case 'position':
        return t`第 ${fault.line} 行应为“经度,纬度”，例如 113.62,34.75`;
      case 'bounds':
        return t`第 ${fault.line} 行超出范围：经度 0–180，纬度 0–90`;
      case 'json':
        return t`第 ${fault.line} 行起不是完整的 GeoJSON，请重新复制整个文件`;
      case 'kml':
        return t`第 ${fault.line} 行起不是完整的 KML，应以 <kml> 开头、以 </kml> 结尾`;
      case 'wkt':
        return t`第 ${fault.line} 行起不是完整的 WKT，例如 POLYGON((113.6 34.7, 113.7 34.7, 113.7 34.8, 113.6 34.7))`;
      case 'shape':
        return t`第 ${fault.item} 个图形的坐标不完整，或超出经度 0–180、纬度 0–90`;
      case 'system':
        return t`坐标系“${fault.name}”不能换算，请先转换成 WGS 84、CGCS2000、GCJ-02 或 BD-09 的经纬度`;
      case 'empty':
        return t`粘贴的内容里没有线和面`;
    }
  };
  const ofKind = (type: DrawingType): string =>
    type === 'LineString' ? t`这里要画线，粘贴的内容里没有线` : t`这里要画面，粘贴的内容里没有面`;
  return { ofDrawing, ofText, ofKind };
}
