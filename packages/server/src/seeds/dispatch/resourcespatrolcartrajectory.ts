import { resourcespatrolcartrajectory } from '@lattice/api/resources/dispatch/resourcespatrolcartrajectory';
import { momentOf } from '../../town/calendar.ts';
import { carDriver, plateOf } from '../../town/records/cars.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { lineAlong } from '../../town/tiling.ts';

/** Start data of 巡逻车轨迹 in the demo town. */
export const seed = demoRows(resourcespatrolcartrajectory, { town: 1200, sample: 24 }, ({ n, town, grid, place }) => {
  const car = n % 12;
  const step = Math.floor(n / 12);
  const road = lineAlong(Array.from({ length: 11 }, (_, x): [number, number] => [x, 1 + (car % 5)]));
  const spotOnRoad = road[(step * 2 + car) % road.length] ?? place;
  const time = momentOf(town.today, 480 + step * 5);
  return {
    carId: idOf('dispatch/resourcespatrolcar', car),
    carNo: plateOf(car),
    driverName: carDriver(car),
    gpsTime: time,
    lng: spotOnRoad[0].toFixed(6),
    lat: spotOnRoad[1].toFixed(6),
    speed: 18 + ((step * 7 + car) % 25),
    direction: step % 20 < 10 ? 90 : 270,
    altitude: 42,
    mileage: 3200 + car * 100 + step * 2,
    accOn: 1,
    locateType: '2',
    address: grid.name,
    createTime: time,
    updateTime: time,
  };
});
